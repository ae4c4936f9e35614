package redoubt.app.desk;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;

/** A journal in a file. */
public final class JournalFile {
    private JournalFile() {}

    public static Journal read(Path file) {
        try {
            return JournalText.read(file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw new CommandRefused("cannot read " + file + ": " + reason(e), e);
        }
    }

    public static void write(Path file, Journal journal) {
        write(file, JournalText.write(journal));
    }

    /** Writes next to the file and then moves, so that a crash never leaves half a journal. */
    public static void write(Path file, String text) {
        try {
            Path whole = file.toAbsolutePath();
            Files.createDirectories(whole.getParent());
            Path fresh = whole.resolveSibling(whole.getFileName() + ".new");
            Files.writeString(fresh, text);
            try {
                Files.move(fresh, whole, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException _) {
                Files.move(fresh, whole, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new CommandRefused("cannot write " + file + ": " + reason(e), e);
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such file";
            case AccessDeniedException _ -> "access denied";
            case CharacterCodingException _ -> "it is not text";
            case FileSystemException system when system.getReason() != null -> system.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}

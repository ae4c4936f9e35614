package redoubt.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import redoubt.server.protocol.Calls.Refusal;
import redoubt.server.protocol.Fault;
import redoubt.server.wire.Wire;

/** What is answered to requests that are refused before the table hears of them: the same headers and the same kind of refusal. */
final class PlainErrors extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        response.write(true, refusal(response.getHeaders()), callback);
    }

    private static ByteBuffer refusal(HttpFields.Mutable fields) {
        Protection.HEADERS.forEach(fields::put);
        fields.put(HttpHeader.CONTENT_TYPE, Answer.JSON);
        fields.put(HttpHeader.CACHE_CONTROL, "no-store");
        Refusal refusal = new Refusal(Fault.MALFORMED, "this is not a request", "", List.of());
        byte[] body = Wire.writePlain(refusal).getBytes(StandardCharsets.UTF_8);
        fields.put(HttpHeader.CONTENT_LENGTH, body.length);
        return ByteBuffer.wrap(body);
    }
}

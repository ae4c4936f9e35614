package redoubt.darkest.view;

import java.util.Optional;

/** What the expansions in play lay on the table. */
public record ExpansionsView(
        Optional<RadiationView> radiation,
        Optional<SpecialsView> specials,
        Optional<VictimsView> victims,
        Optional<HelicopterView> helicopter) {}

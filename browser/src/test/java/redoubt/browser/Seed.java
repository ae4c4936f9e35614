package redoubt.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Route;

/** The luck of a table that is opened by the page, which itself has no place for a seed: the same game at every run. */
final class Seed {
    private Seed() {}

    static void into(Route route, long seed) {
        if (!route.request().method().equals("POST")) {
            route.resume();
            return;
        }
        JsonObject body = JsonParser.parseString(route.request().postData()).getAsJsonObject();
        body.addProperty("seed", seed);
        route.resume(new Route.ResumeOptions().setPostData(body.toString()));
    }
}

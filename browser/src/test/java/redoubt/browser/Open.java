package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Opens one house for all tests of this process, hands it to them, and sends the guests home after each. A program that has been
 * running for a while is much faster than one that has just begun, and so is a browser.
 */
final class Open implements ParameterResolver, AfterEachCallback {
    private static House house;

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == House.class;
    }

    @Override
    public House resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return house();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        if (context.getExecutionException().isPresent()) {
            house().picture(context.getRequiredTestMethod().getName());
        }
        assertThat(house().sendHome()).as("errors in the pages").isEmpty();
    }

    private static synchronized House house() {
        if (house == null) {
            house = House.open();
            Runtime.getRuntime().addShutdownHook(new Thread(house::leave));
        }
        return house;
    }
}

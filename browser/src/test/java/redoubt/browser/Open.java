package redoubt.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Opens one house for all tests, hands it to them, and sends the guests home after each. */
final class Open implements ParameterResolver, AfterEachCallback {
    private static final ExtensionContext.Namespace HERE = ExtensionContext.Namespace.create(Open.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == House.class;
    }

    @Override
    public House resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return house(context);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        House house = house(context);
        if (context.getExecutionException().isPresent()) {
            house.picture(context.getRequiredTestMethod().getName());
        }
        assertThat(house.sendHome()).as("errors in the pages").isEmpty();
    }

    private static House house(ExtensionContext context) {
        return context.getRoot().getStore(HERE).computeIfAbsent(House.class, type -> House.open(), House.class);
    }
}

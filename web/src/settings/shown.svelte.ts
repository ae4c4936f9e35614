const shown = $state({ isOpen: false });

/** Opens the settings over whatever page is shown. */
export function showSettings(): void {
  shown.isOpen = true;
}

export function hideSettings(): void {
  shown.isOpen = false;
}

export const areSettingsShown = (): boolean => shown.isOpen;

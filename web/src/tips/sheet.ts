// On a phone a sheet lies over the dock: what it covers cannot be reached until it is put away.
export function covering(isCovering: boolean): () => (() => void) | undefined {
  return () => {
    const dock = document.querySelector<HTMLElement>('.table > .dock');
    if (!dock || !isCovering) return undefined;
    dock.inert = true;
    return () => (dock.inert = false);
  };
}

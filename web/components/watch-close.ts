// Not in TypeScript's library. @source https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
declare class CloseWatcher {
  onclose: () => void
  destroy(): void
}

/**
 * Calls `onClose` at the next close request: Escape, and going back on Android. Other browsers have no close requests.
 * @returns a function that ends the watch; undefined in browsers without close requests
 */
export function watchClose(onClose: () => void): (() => void) | undefined {
  if (!('CloseWatcher' in window)) return
  const watcher = new CloseWatcher()
  watcher.onclose = onClose
  return () => watcher.destroy()
}

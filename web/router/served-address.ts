/**
 * The address this page was requested for. If the shopper goes Back or Forward before scripts run, the address bar names another page
 * than the one on screen.
 */
export const servedAddress = () => new URL(document.documentElement.dataset.address ?? location.href)

/** Reloads the page for the current address. Never resolves. */
export function startOver(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/**
 * The address this page came for. Back and Forward may go elsewhere before there are scripts to follow: the address bar
 * then names a page that is not the one in the window.
 */
export const servedAddress = () => new URL(document.documentElement.dataset.address ?? location.href)

/** Loads the page of the address as it is now. Nothing more is done with this one. */
export function startOver(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

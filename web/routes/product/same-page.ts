/**
 * Whether two addresses are one product with another variant chosen, so that nothing has to be loaded: they differ in
 * `childSku` alone, or in the last segment of `/p/{parentSku}/{slug}/{childSku}`.
 */
export function isSamePage(current: URL, next: URL): boolean {
  return pageOf(current) === pageOf(next)
}

function pageOf({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete('childSku')
  // The prefix of a store view may stand before it.
  const [withoutVariant = pathname] = /^(?:\/[^/]+)?\/p\/[^/]*\/[^/]*/.exec(pathname) ?? []
  return `${withoutVariant}?${others}`
}

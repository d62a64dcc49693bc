import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Changing the variant of a product loads nothing, because all variants are loaded with the product. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !isSamePage(currentUrl, nextUrl))
}

/** Whether two URLs differ only in the variant: in `childSku`, or in the last segment of `/p/{parentSku}/{slug}/{childSku}`. */
export function isSamePage(current: URL, next: URL): boolean {
  return withoutVariant(current) === withoutVariant(next)
}

function withoutVariant({ pathname, searchParams }: URL): string {
  const parameters = new URLSearchParams(searchParams)
  parameters.delete('childSku')
  // The path may start with the prefix of a store view.
  const [productPath = pathname] = /^(?:\/[^/]+)?\/p\/[^/]*\/[^/]*/.exec(pathname) ?? []
  return `${productPath}?${parameters}`
}

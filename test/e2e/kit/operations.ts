import type { Page, Request } from '@playwright/test'
import * as generated from '#schema/generated/operations.ts'

const NAMES = new Map(
  Object.values(generated).flatMap((document) => (typeof document === 'object' ? [[document.id, document.name] as const] : [])),
)

/** Parts of a page that load when they are about to be seen; no navigation waits for them. */
const DEFERRED = new Set(['RelatedProducts', 'ProductReviews', 'RecentlyViewed'])

/** Writes down the operations a page sends, by name, deferred parts left out. */
export function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = operationName(request)
    if (name !== null && !DEFERRED.has(name)) names.push(name)
  })
  return names
}

/** Name of the operation that a request asks for, or tells to change something; null for any other request. */
export function operationName(request: Request): string | null {
  const url = new URL(request.url())
  if (!/^(?:\/\w+)?\/graphql$/.test(url.pathname)) return null
  const id = url.searchParams.get('documentId') ?? request.postDataJSON()?.documentId ?? ''
  return NAMES.get(id) ?? `unknown operation ${id}`
}

import type { APIRequestContext, Page, Request } from '@playwright/test'
import * as generated from '#schema/generated/operations.ts'
import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'

const NAMES = new Map(
  Object.values(generated).flatMap((document) => (typeof document === 'object' ? [[document.id, document.name] as const] : [])),
)

/** Operations of parts that load when scrolled near. Navigations do not wait for them. */
const DEFERRED = new Set(['RelatedProducts', 'ProductReviews', 'RecentlyViewed'])

/** Records the names of the operations a page sends, except those of deferred parts. */
export function recordOperations(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = operationName(request)
    if (name !== null && !DEFERRED.has(name)) names.push(name)
  })
  return names
}

/** Name of the query or mutation in a request; null for other requests. */
export function operationName(request: Request): string | null {
  const url = new URL(request.url())
  if (!/^(?:\/\w+)?\/graphql$/.test(url.pathname)) return null
  const id = url.searchParams.get('documentId') ?? request.postDataJSON()?.documentId ?? ''
  return NAMES.get(id) ?? `unknown operation ${id}`
}

/**
 * Sends a mutation with the cookies of a browser context, which keeps those of the answer.
 * @param url the address of the shop, with the path of its store view
 */
export async function mutate<Result extends MutationResult, Variables>(
  request: APIRequestContext,
  url: string,
  { id: documentId }: MutationOperation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const headers = { [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value }
  const reply = await request.post(`${url}/graphql`, { headers, data: { documentId, variables } })
  const { data }: { data: Result } = await reply.json()
  return data
}

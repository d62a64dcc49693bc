import { MUTATION, OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { UnavailableError } from './errors.ts'
import { refuseExpired } from './session-expired.ts'

/** The data of an answer, by field. */
export type Data = Readonly<Record<string, unknown>>

type Fetch = (address: string, init: RequestInit) => Promise<Response>

/**
 * Sends an operation by its document id, as a page does. The browser adds the cookie, which only the server reads.
 * @param endpoint path of the GraphQL server
 * @throws UnavailableError if the answer is missing or incomplete
 * @throws SessionExpiredError when the session has expired
 * @throws TypeError without a network
 */
export async function postOperation(
  endpoint: string,
  documentId: string,
  variables: unknown,
  send: Fetch = fetch,
): Promise<Data> {
  const response = await send(endpoint, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value,
    },
    body: JSON.stringify({ documentId, variables }),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(MUTATION.clientTimeoutMs),
  })
  if (!response.headers.get('content-type')?.includes('json')) throw new UnavailableError(`status ${response.status}`)
  const { data, errors = [] } = answerIn(await response.json())
  refuseExpired(errors)
  const failed = errors.find(({ path }) => path === undefined || path.length <= 1)
  if (failed || !data) throw new UnavailableError(failed?.message ?? `status ${response.status}`)
  return data
}

interface Answer {
  readonly data?: Data | null
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly unknown[]
    readonly extensions?: { readonly code?: unknown }
  }[]
}

/** Treats a non-object as an empty answer. */
const answerIn = (json: unknown): Answer => (typeof json === 'object' && json !== null ? json : {})

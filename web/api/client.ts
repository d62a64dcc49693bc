import type { MutationOperation, MutationResult, PrivateOperation } from '#schema/operation.ts'
import { MUTATION, OWN_PAGE_HEADER, QUERY } from '#schema/rules/constants.ts'
import { hasLostListing } from '#schema/rules/missing-listing.ts'
import { OfflineError, UnavailableError } from './errors.ts'
import { markOnline, updateNetwork } from './network.ts'
import { throwIfExpired } from './session-expired.ts'

export interface OperationRequest {
  /** Path or address of the GraphQL server. */
  readonly endpoint: string
  /** Id of the trusted document, which travels instead of its text. */
  readonly documentId: string
  readonly variables: unknown
  /** `query`: the answer is the same for everyone, and shared caches may store it. */
  readonly kind: 'query' | 'private' | 'mutation'
  /** Cancels the request; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** An answer with data. Errors are about parts that are null. */
export interface OperationResult {
  readonly data: Readonly<Record<string, unknown>>
  readonly errors?: readonly OperationError[]
}

interface OperationError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly code?: unknown }
}

type Fetch = (request: Request, init: RequestInit) => Promise<Response>

/** A client for what only one shopper may see or change. Pages and the service worker use the same one. */
export interface Client {
  /**
   * Sends a private query on every call. Nothing is cached.
   * @throws OfflineError when the request did not reach the shop, or its answer did not come back
   * @throws UnavailableError when the shop does not answer, or the answer is incomplete
   * @throws SessionExpiredError when the session has expired
   */
  ask<Result, Variables>(
    query: PrivateOperation<Result, Variables>,
    variables: Variables,
    options?: Pick<OperationRequest, 'signal'>,
  ): Promise<Result>
  /**
   * Sends a mutation. Rejections are in the answer's `userErrors`; retrying is up to the caller.
   * @throws as `ask`; UnavailableError also when the shop rejects the whole request
   */
  mutate<Result extends MutationResult, Variables>(
    mutation: MutationOperation<Result, Variables>,
    variables: Variables,
    options?: Pick<OperationRequest, 'signal'>,
  ): Promise<Result>
}

/** @param endpoint path or address of the GraphQL server, read for each request */
export function createClient(endpoint: () => string, send: Fetch = (request, init) => fetch(request, init)): Client {
  const post = async <Result>(
    { id, kind }: { readonly id: string; readonly kind: 'private' | 'mutation' },
    variables: unknown,
    { signal }: Pick<OperationRequest, 'signal'> = {},
  ) => {
    const { data } = await sendOperation({ endpoint: endpoint(), documentId: id, variables, kind, signal }, send)
    // The operation defines the type of its answer.
    return data as Result
  }
  return { ask: post, mutate: post }
}

/**
 * Sends an operation by its document id. The browser adds the session cookie, which only the server reads. Queries use GET, so that
 * shared caches can store the answer. Everything else uses POST with JSON and a header of our own, which other sites' pages cannot send.
 * @throws as `Client.ask`
 * @source LIMIT-7, TOKEN-1; decision 0006
 */
export async function sendOperation(request: OperationRequest, send: Fetch = fetch): Promise<OperationResult> {
  const { kind, signal } = request
  const timeout = AbortSignal.timeout(kind === 'mutation' ? MUTATION.clientTimeoutMs : QUERY.clientTimeoutMs)
  const throwIfEnded = (cause: unknown) => {
    if (signal?.aborted) throw cause
    if (timeout.aborted) throw new UnavailableError('request timed out', { cause })
  }
  const isAskedOffline = kind !== 'query' && !navigator.onLine
  const response = await send(kind === 'query' ? getRequest(request) : postRequest(request), {
    signal: AbortSignal.any([timeout, ...(signal ? [signal] : [])]),
  }).catch((cause) => {
    throwIfEnded(cause)
    updateNetwork({ isOnline: false })
    throw new OfflineError({ cause })
  })
  markOnline({ isAskedOffline })
  return readResult(response, throwIfEnded)
}

const ACCEPTED = 'application/graphql-response+json, application/json'

function getRequest({ endpoint, documentId, variables }: OperationRequest): Request {
  const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) })
  return new Request(`${endpoint}?${query}`, { headers: { accept: ACCEPTED } })
}

function postRequest({ endpoint, documentId, variables }: OperationRequest): Request {
  return new Request(endpoint, {
    method: 'POST',
    headers: { accept: ACCEPTED, 'content-type': 'application/json', [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value },
    body: JSON.stringify({ documentId, variables }),
    cache: 'no-store',
    redirect: 'error',
  })
}

/** Not a failure: the product exists, and the merchant has disabled it. */
const DISABLED = 'PRODUCT_DISABLED'

/** Accepts an answer with data even if it is incomplete, except one without its root field and a category without its listing. */
async function readResult(response: Response, throwIfEnded: (cause: unknown) => void): Promise<OperationResult> {
  if (!response.headers.get('content-type')?.includes('json')) throw new UnavailableError(`status ${response.status}`)
  const json: unknown = await response.json().catch((cause) => {
    throwIfEnded(cause)
    throw new UnavailableError('incomplete answer', { cause })
  })
  const { data, errors }: Partial<OperationResult> = typeof json === 'object' && json !== null ? json : {}
  throwIfExpired(errors)
  const failed = errors?.find(
    ({ path, extensions }) =>
      extensions?.code !== DISABLED && (path === undefined || path.length <= 1 || hasLostListing(path, data)),
  )
  if (failed || !data) throw new UnavailableError(failed?.message ?? `status ${response.status}`)
  return errors ? { data, errors } : { data }
}

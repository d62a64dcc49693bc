import { inject } from 'vitest'
import type { Query } from '#schema/generated/types.ts'
import type { Operation } from '#schema/operation.ts'

export interface Failure {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: { readonly code: string }
}

export interface Answer<Data> {
  readonly status: number
  readonly data: Data | null
  readonly errors: readonly Failure[]
}

type Variables = Readonly<Record<string, unknown>>

/** Returns the shop's answer to a free-form query, with errors. */
export async function readAnswer<Data = Query>(
  query: string,
  variables: Variables = {},
  url: string = inject('shop').url,
): Promise<Answer<Data>> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', 'x-heartwood': '1' },
    body: JSON.stringify({ query, variables }),
  })
  const { data = null, errors = [] } = JSON.parse(await reply.text())
  return { status: reply.status, data, errors }
}

/**
 * Returns the data of a query that must succeed. Fields that were not selected are missing.
 * @throws if there is any error
 */
export async function ask<Data = Query>(query: string, variables: Variables = {}, url?: string): Promise<Data> {
  const { data, errors } = await readAnswer<Data>(query, variables, url)
  if (data === null || errors.length > 0) throw new Error(`${query}\n${JSON.stringify(errors, null, 2)}`)
  return data
}

/**
 * Returns the data of one of the shop's trusted documents, requested as its pages do.
 * @param url of a store view
 * @throws if there is any error
 */
export async function askDocument<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  url: string,
): Promise<Result> {
  const query = new URLSearchParams({ documentId: operation.id, variables: JSON.stringify(variables) })
  const { data, errors = [] } = await (await fetch(`${url}/graphql?${query}`)).json()
  if (!data || errors.length > 0) throw new Error(`${operation.name}\n${JSON.stringify(errors, null, 2)}`)
  return data
}

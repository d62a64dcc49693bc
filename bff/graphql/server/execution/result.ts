import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../errors/codes.ts'
import { formatErrors } from '../../errors/formatter.ts'

type Variables = Readonly<Record<string, unknown>>

export interface InProcessResult {
  /** 200, or the status of what went wrong when there is no data. */
  readonly status: number
  readonly response: { readonly data?: object | null | undefined; readonly errors?: readonly ResultError[] | undefined }
}

interface ResultError {
  readonly message: string
  readonly path?: readonly (string | number)[] | undefined
  readonly extensions?: object
}

/**
 * Executes a document in this process, by the same compiled query as `/graphql` does. Whatever goes wrong is in the
 * answer, fit for the public.
 * @param run `app.graphql`, called without a reply so that it sets no status of its own
 */
export async function executeInProcess(
  run: FastifyInstance['graphql'],
  text: string,
  variables: Variables,
  context: RequestScope,
): Promise<InProcessResult> {
  try {
    const { data, errors } = await run(text, context, { ...variables })
    if (!errors) return { status: 200, response: { data } }
    const status = data ? 200 : Math.max(...errors.map((error) => ERROR_STATUS[codeOf(error)]))
    return { status, response: { data, errors } }
  } catch (error) {
    const refusal = error instanceof GraphQLError ? error : new GraphQLError(String(error), { originalError: asError(error) })
    const { statusCode, response } = formatErrors({ errors: [refusal] }, context)
    return { status: statusCode, response }
  }
}

export function codeOf({ extensions = {} }: ResultError): ErrorCode {
  const code: unknown = Reflect.get(extensions, 'code')
  return isErrorCode(code) ? code : 'INTERNAL'
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../errors/codes.ts'
import { formatErrors } from '../../errors/formatter.ts'

type Variables = Readonly<Record<string, unknown>>

export interface InProcessResult {
  /** 200 if there is data, otherwise the highest status of the errors. */
  readonly status: number
  readonly response: { readonly data?: object | null | undefined; readonly errors?: readonly ResultError[] | undefined }
}

interface ResultError {
  readonly message: string
  readonly path?: readonly (string | number)[] | undefined
  readonly extensions?: object
}

/**
 * Executes a document in this process with the same compiled query as `/graphql`. Never throws: the response has masked errors.
 * @param run `app.graphql`, called without a reply so that it does not set a status
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
    const status = data ? 200 : Math.max(...errors.map((error) => ERROR_STATUS[errorCode(error)]))
    return { status, response: { data, errors } }
  } catch (error) {
    const refusal = error instanceof GraphQLError ? error : new GraphQLError(String(error), { originalError: asError(error) })
    const { statusCode, response } = formatErrors({ errors: [refusal] }, context)
    return { status: statusCode, response }
  }
}

export function errorCode({ extensions = {} }: ResultError): ErrorCode {
  const code: unknown = Reflect.get(extensions, 'code')
  return isErrorCode(code) ? code : 'INTERNAL'
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

import type { FastifyInstance } from 'fastify'
import type { Operation } from '#schema/operation.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { codeOf, executeInProcess } from './result.ts'

/** Something that is missing from a result. */
export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  /** Where in the result; empty when there is none at all. */
  readonly path: readonly (string | number)[]
}

export interface OperationResult<Result> {
  /** null when the operation could not be executed, or nothing of it is left. */
  readonly data: Result | null
  readonly failures: readonly Failure[]
}

/** Executes a persisted operation in this process. */
export type Execute = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  context: RequestScope,
) => Promise<OperationResult<Result>>

/**
 * @param run `app.graphql`
 * @param documents text of each persisted operation by its id
 */
export function createExecutor(run: FastifyInstance['graphql'], documents: ReadonlyMap<string, string>): Execute {
  return async <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, context: RequestScope) => {
    const text = documents.get(operation.id)
    if (text === undefined) throw new Error(`${operation.name} is not a persisted operation: is the build current?`)
    const { response } = await executeInProcess(run, text, givenOnly(variables), context)
    const failures = (response.errors ?? []).map((error) => ({
      code: codeOf(error),
      message: error.message,
      path: error.path ?? [],
    }))
    // The data has the shape that code generation read from the same document.
    return { data: (response.data ?? null) as Result | null, failures }
  }
}

/** What is undefined was not given: a default or null stands in for it. */
const givenOnly = (variables: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(variables)).filter(([, value]) => value !== undefined))

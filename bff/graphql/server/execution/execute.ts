import type { FastifyInstance } from 'fastify'
import type { Operation } from '#schema/operation.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { errorCode, executeInProcess } from './result.ts'

/** An error that leaves part of a result null. */
export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  /** Path in the result; empty if there is no result. */
  readonly path: readonly (string | number)[]
}

export interface OperationResult<Result> {
  /** Null if the operation was not executed or failed as a whole. */
  readonly data: Result | null
  readonly failures: readonly Failure[]
}

export type Execute = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  context: RequestScope,
) => Promise<OperationResult<Result>>

/**
 * @param run `app.graphql`
 * @param documents texts of the trusted documents by id
 */
export function createExecutor(run: FastifyInstance['graphql'], documents: ReadonlyMap<string, string>): Execute {
  return async <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, context: RequestScope) => {
    const text = documents.get(operation.id)
    if (text === undefined) throw new Error(`${operation.name} is not a trusted document: is the build current?`)
    const { response } = await executeInProcess(run, text, omitUndefined(variables), context)
    const failures = (response.errors ?? []).map((error) => ({
      code: errorCode(error),
      message: error.message,
      path: error.path ?? [],
    }))
    // Code generation derives the type from the same document.
    return { data: (response.data ?? null) as Result | null, failures }
  }
}

const omitUndefined = (variables: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(variables)).filter(([, value]) => value !== undefined))

import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Log } from '../../cache/log.ts'
import { isReported } from '../../cache/reported.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import { errorEntry, responseStatus, rootCause, toVerdict, type Verdict, wasAborted } from './verdict.ts'

type FailedExecution = ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>

/**
 * Masks the errors of a result and logs their causes. Used for HTTP responses and for pages; pages read the codes and set their own status.
 */
export function formatErrors(
  { data, errors }: FailedExecution,
  { log, requestId, messages, outcomes, session }: Pick<RequestScope, 'log' | 'requestId' | 'messages' | 'outcomes' | 'session'>,
) {
  const judged = errors.flatMap(splitValidation).map((error) => ({ error, verdict: toVerdict(error, messages) }))
  for (const { error, verdict } of judged) {
    outcomes.failed(verdict.code)
    if (verdict.code === 'SESSION_EXPIRED') session?.reportEnd()
    report(log, error, verdict)
  }
  const entries = judged.map(({ error, verdict }) => errorEntry(error, verdict, requestId))
  const hasData = data !== undefined && data !== null
  const wasExecuted = hasData || judged.some(({ error }) => isLocated(error))
  return {
    statusCode: responseStatus(
      hasData,
      judged.map(({ verdict }) => verdict.code),
    ),
    response: wasExecuted ? { data: data ?? null, errors: entries } : { errors: entries },
  }
}

function report(log: Log, error: Error, { code }: Verdict): void {
  const fields = { err: rootCause(error), code, path: error instanceof GraphQLError ? error.path?.join('.') : undefined }
  if (code === 'INTERNAL') log.error(fields, 'GraphQL field failed')
  else if (code === 'PLATFORM_UNREACHABLE' && !wasAborted(fields.err))
    log[isReported(fields.err) ? 'debug' : 'warn'](fields, 'GraphQL field failed: platform unavailable')
  else if (code === 'OPERATION_TIMED_OUT') log.warn(fields, 'GraphQL operation timed out')
  // The message quotes values, such as a password that is not a text. The client gets it.
  else if (code === 'DOCUMENT_INVALID')
    log.debug({ code, locations: error instanceof GraphQLError ? error.locations : undefined }, 'GraphQL request rejected')
  else log.debug(fields, 'GraphQL request rejected')
}

/** Splits a validation error, which contains all others. */
function splitValidation(error: Error): readonly Error[] {
  const cause = rootCause(error)
  const parts: unknown = Reflect.get(cause, 'code') === 'MER_ERR_GQL_VALIDATION' ? Reflect.get(cause, 'errors') : undefined
  return Array.isArray(parts) && parts.length > 0 ? parts.filter((part) => part instanceof Error) : [error]
}

const isLocated = (error: Error): boolean => error instanceof GraphQLError && error.path !== undefined

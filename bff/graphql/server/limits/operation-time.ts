import { type GraphQLFieldResolver, type GraphQLSchema, getNamedType, isCompositeType, isObjectType } from 'graphql'
import type { GraphqlContext } from '../../../services/request-scope.ts'
import { PublicError } from '../../errors/codes.ts'

/** The time that the operations of one request have together, from when the first of them is executed. */
export interface OperationTime {
  /** Ends with the time, or with the caller; its reason is the error to answer. */
  readonly signal: AbortSignal
  /**
   * For work that waits for nothing, during which no timer fires.
   * @throws PublicError `OPERATION_TIMED_OUT`
   */
  check(): void
  /** To be called when an operation is executed, and `end` when it was. */
  begin(): void
  end(): void
}

export function createOperationTime(limitMs: number, caller?: AbortSignal): OperationTime {
  const controller = new AbortController()
  let deadline = Number.POSITIVE_INFINITY
  let running = 0
  let timer: NodeJS.Timeout | undefined
  const expire = () => controller.abort(timedOut(limitMs))
  const leave = () => controller.abort(caller?.reason)
  return {
    signal: controller.signal,
    check() {
      if (performance.now() > deadline) throw timedOut(limitMs)
    },
    begin() {
      running += 1
      if (running > 1) return
      if (deadline === Number.POSITIVE_INFINITY) deadline = performance.now() + limitMs
      timer = setTimeout(expire, deadline - performance.now())
      if (caller?.aborted) leave()
      else caller?.addEventListener('abort', leave, { once: true })
    },
    end() {
      running -= 1
      if (running > 0) return
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}

const timedOut = (limitMs: number) =>
  new PublicError(
    'OPERATION_TIMED_OUT',
    `The answer took longer than ${limitMs / 1000} s. Please ask for less, or try again shortly.`,
  )

/** Has every resolver of an object or a list of them look at the time first, since cached data is answered without a pause. */
export function limitTime(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.resolve && isCompositeType(getNamedType(field.type))) field.resolve = afterCheck(field.resolve)
    }
  }
  return schema
}

const afterCheck =
  (resolve: GraphQLFieldResolver<unknown, GraphqlContext>): GraphQLFieldResolver<unknown, GraphqlContext> =>
  (parent, args, context, info) => {
    context.time.check()
    return resolve(parent, args, context, info)
  }

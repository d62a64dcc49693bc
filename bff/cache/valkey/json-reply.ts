import { z } from 'zod'

export const jsonReply = <Value>(shape: z.ZodType<Value>): z.ZodType<Value> => z.string().transform(parseJson).pipe(shape)

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
}

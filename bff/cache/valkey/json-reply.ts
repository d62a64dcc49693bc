import { z } from 'zod'

export const jsonReply = <Value>(shape: z.ZodType<Value>): z.ZodType<Value> => z.string().transform(parsed).pipe(shape)

function parsed(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
}

import { z } from 'zod'
import { FAULTS, type FaultPlan, type FaultRule } from './fault-plan.ts'
import type { Call, Reply } from './faulty-server.ts'

const FAULTS_PATH = '/sandbox/faults'

const MOST_DELAY_MS = 600_000

const rules = z.array(
  z.strictObject({
    faults: z.array(z.enum(FAULTS)).min(1),
    paths: z.string().refine(isPattern, 'no regular expression').optional(),
    times: z.int().min(1).optional(),
    share: z.number().min(0).max(1).optional(),
    seed: z.number().optional(),
    delayMs: z.int().min(0).max(MOST_DELAY_MS).optional(),
  }),
)

/**
 * Handles fault control requests, and returns null for all others. GET returns the rules with their counts, PUT replaces them.
 * README.md has an example.
 */
export const faultControl =
  (plan: FaultPlan) =>
  (call: Call): Reply | null =>
    call.url === FAULTS_PATH ? changePlan(call, plan) : null

function changePlan({ method, body }: Call, plan: FaultPlan): Reply {
  if (method === 'GET')
    return json(
      200,
      plan.rules.map(({ rule, struck }) => ({ ...rule, paths: rule.paths?.source, struck })),
    )
  if (method !== 'PUT') return json(405, { error: 'GET or PUT' })
  const read = rules.safeParse(parseJson(body.toString()))
  if (!read.success) return json(400, { error: z.prettifyError(read.error) })
  plan.set(
    read.data.map(({ paths, ...rule }): FaultRule => ({ ...rule, paths: paths === undefined ? undefined : new RegExp(paths) })),
  )
  return json(200, { rules: read.data.length })
}

const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

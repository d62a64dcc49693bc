import type { z } from 'zod'
import { listeningHost } from './values/names.ts'
import { port, wholeNumber } from './values/numbers.ts'
import { flag, folderToBe, oneOf } from './values/plain.ts'

export interface SandboxConfig {
  readonly port: number
  readonly dataDirectory: string
  /** Lifetime of a customer token without a refresh. */
  readonly tokenSeconds: number
  /** Whether the sandbox queues orders. */
  readonly orderQueue: 'off' | 'auto' | 'held'
  /** Whether the queue worker states why an order failed. */
  readonly tellsRefusals: boolean
  /** Whether faults can be injected. */
  readonly faults: boolean
}

export const sandboxVariables = {
  SANDBOX_PORT: port.default(0),
  SANDBOX_DATA: folderToBe.default('.data'),
  // Only the standalone sandbox reads this variable. The shop must accept it, because both may share one environment.
  SANDBOX_HOST: listeningHost.default('0.0.0.0'),
  SANDBOX_FAULTS: flag(false),
  SANDBOX_ORDER_QUEUE: oneOf(['off', 'auto', 'held']).default('off'),
  SANDBOX_TELLS_REFUSALS: flag(false),
  SANDBOX_TOKEN_SECONDS: wholeNumber(1, 31_536_000).default(3600),
}

export const sandboxConfig = (env: z.output<z.ZodObject<typeof sandboxVariables>>): SandboxConfig => ({
  port: env.SANDBOX_PORT,
  dataDirectory: env.SANDBOX_DATA,
  faults: env.SANDBOX_FAULTS,
  orderQueue: env.SANDBOX_ORDER_QUEUE,
  tellsRefusals: env.SANDBOX_TELLS_REFUSALS,
  tokenSeconds: env.SANDBOX_TOKEN_SECONDS,
})

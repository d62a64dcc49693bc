import type { z } from 'zod'
import { listeningHost } from './values/names.ts'
import { port, wholeNumber } from './values/numbers.ts'
import { flag, folderToBe, oneOf } from './values/plain.ts'

export interface SandboxConfig {
  readonly port: number
  readonly dataDirectory: string
  /** How long its customers stay signed in without refreshing. */
  readonly tokenSeconds: number
  /** Whether it takes orders into a queue. */
  readonly orderQueue: 'off' | 'auto' | 'held'
  /** Whether the worker of the queue tells why an order failed. */
  readonly tellsRefusals: boolean
  /** Whether it can be told to fail. */
  readonly faults: boolean
}

export const sandboxVariables = {
  SANDBOX_PORT: port.default(0),
  SANDBOX_DATA: folderToBe.default('.data'),
  // Read by the sandbox that runs alone; a shop that is started with the same environment has to know the name.
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

import type { z } from 'zod'
import { port } from './values/numbers.ts'
import { folderToBe } from './values/plain.ts'

export interface SandboxConfig {
  readonly port: number
  readonly dataDirectory: string
}

export const sandboxVariables = {
  SANDBOX_PORT: port.default(0),
  SANDBOX_DATA: folderToBe.default('.data'),
}

export const sandboxConfig = (env: z.output<z.ZodObject<typeof sandboxVariables>>): SandboxConfig => ({
  port: env.SANDBOX_PORT,
  dataDirectory: env.SANDBOX_DATA,
})

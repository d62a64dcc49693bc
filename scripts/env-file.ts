import { existsSync } from 'node:fs'

/** Adds the variables of `.env`, if it exists, to the environment. Existing variables win. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

import { existsSync } from 'node:fs'

/** Adds the variables of `.env`, where there is one, to the environment, which wins. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

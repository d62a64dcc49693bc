/** Prints the configuration the environment describes. Secrets print as such: `bff/config/values/secret.ts`. */
import { readConfig } from '../bff/config/config.ts'
import { ConfigError } from '../bff/config/config-error.ts'
import { readEnvFile } from './env-file.ts'

readEnvFile()
try {
  console.info(JSON.stringify(readConfig(process.env), null, 2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

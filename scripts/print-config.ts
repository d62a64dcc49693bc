/** Prints every setting with its value and origin: the environment, a line of the content, or the default. Secrets are left out. */
import { ConfigError } from '../bff/config/config-error.ts'
import { effectiveSettings } from '../bff/config/effective-settings.ts'
import { readCommandLine } from './command-line.ts'
import { readEnvFile } from './env-file.ts'

readCommandLine({
  purpose:
    'Prints every setting with its value and origin: the environment, a line of the content, or the default. Secrets are left out.',
  call: 'npm run config',
  example: 'CONTENT_DIR=/srv/shop npm run config',
})

readEnvFile()
try {
  const settings = effectiveSettings(process.env)
  const width = Math.max(...settings.map(({ name }) => name.length))
  for (const { name, value, origin } of settings) console.info(`${name.padEnd(width)}  ${value}  (${origin})`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Builds when the sources changed since the last build, then serves. */
import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-stamp.ts'
import { readCommandLine } from './command-line.ts'
import { endWithParent } from './end-with-parent.ts'
import { readEnvFile } from './env-file.ts'

readCommandLine({
  purpose:
    'Builds the shop if its sources have changed since the last build, and serves it. Variables of the environment and of .env configure it: docs/configuration.md.',
  call: 'npm start',
  example: 'PORT=3001 npm start',
})

readEnvFile()
process.env.NODE_ENV ??= 'production'
endWithParent()

if (!isBuilt()) {
  console.info('Building the shop: once, and again when its sources change…')
  const started = Date.now()
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  console.info(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s. Starting…`)
}
await import('../bff/main.ts')

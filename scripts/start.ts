/** Builds when the sources changed since the last build, then serves. */
import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-stamp.ts'

process.env.NODE_ENV ??= 'production'

if (!isBuilt()) {
  console.info('Building the shop…')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../bff/main.ts')

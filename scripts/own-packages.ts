import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs what stands in a package.json with a lockfile of its own, unless it is installed: large packages that few need are
 * not among those of the project.
 * @param purpose what they are for, as it is told
 * @throws when npm fails
 */
export function installOwnPackages(folder: string, purpose: string): void {
  if (isInstalled(folder)) return
  console.info(`  Installing ${purpose} in ${folder}, once…`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${purpose} cannot be installed: npm ci failed in ${folder}`)
}

/** npm writes its own list of what it installed; a lockfile that is newer has changed since. */
function isInstalled(folder: string): boolean {
  const list = join(folder, 'node_modules/.package-lock.json')
  return existsSync(list) && statSync(list).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

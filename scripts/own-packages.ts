import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs a folder's own package.json and lockfile unless they are installed. Large packages that few developers need are not in
 * the project's package.json.
 * @param purpose their purpose, for messages
 * @throws if npm fails
 */
export function installOwnPackages(folder: string, purpose: string): void {
  const lockfile = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules/.installed.json')
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return
  console.info(`  Installing ${purpose} in ${folder}, once…`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${purpose} cannot be installed: npm ci failed in ${folder}`)
  copyFileSync(lockfile, installed)
}

import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './system/npm-command.ts'

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
  const { file, parameters, shell } = npmCommand(['ci', '--no-audit', '--no-fund'])
  const { status } = spawnSync(file, parameters, { cwd: folder, shell, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${purpose} cannot be installed: npm ci failed in ${folder}`)
  copyFileSync(lockfile, installed)
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Image, inImage, userId } from './build-image.ts'
import { copyTree } from './copy-tree.ts'

/** How a container is started. */
export interface ContainerOptions {
  readonly command?: readonly string[] | undefined
  readonly healthCheck?: readonly string[] | undefined
  readonly environment?: Readonly<Record<string, string>>
  /** Folders of this machine, by the folder of the container where they are mounted. */
  readonly volumes?: Readonly<Record<string, string>>
  /** Folders that the process may write although the rest is read-only. */
  readonly tmpfs?: readonly string[]
  readonly isReadOnly?: boolean
  /** What stands for ports and names of containers on this machine. */
  readonly translate: (text: string) => string
}

export interface Container {
  /**
   * Resolves once its health check passes.
   * @throws with its output when it stops before, or takes too long
   */
  healthy(): Promise<void>
  /** What it wrote, once it has stopped by itself. @throws when it does not */
  stopped(): Promise<string>
  stop(): Promise<void>
}

const HEALTHY_WITHIN_MS = 90_000
const HEALTH_INTERVAL_MS = 500

/** Runs an image in a folder of its own, as the image's user where this process may change to it. */
export function startContainer(image: Image, root: string, options: ContainerOptions): Container {
  makeFileSystem(image, root, options)
  const [program = '', ...parameters] = (options.command ?? image.command).map(options.translate)
  const settings = processSettings({ ...image, root }, options)
  const child = spawn(program, parameters, { ...settings, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collectOutput(child)
  const gone = new Promise((resolve) => child.once('close', resolve))
  return {
    async healthy() {
      const [check = '', ...rest] = (options.healthCheck ?? image.healthCheck).map(options.translate)
      const deadline = Date.now() + HEALTHY_WITHIN_MS
      while (spawnSync(check, rest, settings).status !== 0) {
        if (child.exitCode !== null) throw new Error(`stopped with ${child.exitCode}:\n${output()}`)
        if (Date.now() > deadline) throw new Error(`is not healthy after ${HEALTHY_WITHIN_MS / 1000} s:\n${output()}`)
        await delay(HEALTH_INTERVAL_MS)
      }
    },
    async stopped() {
      const hasStopped = await Promise.race([gone.then(() => true), delay(HEALTHY_WITHIN_MS, false, { ref: false })])
      if (!hasStopped) throw new Error(`runs on after ${HEALTHY_WITHIN_MS / 1000} s:\n${output()}`)
      return output()
    },
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

function makeFileSystem(image: Image, root: string, { volumes = {}, tmpfs = [], isReadOnly = false }: ContainerOptions): void {
  copyTree(image.root, root, { isLinked: true, ...(!isReadOnly && { owner: 'kept' }) })
  if (isReadOnly) chmodSync(join(root, 'tmp'), 0o755)
  for (const path of tmpfs) {
    mkdirSync(join(root, path), { recursive: true })
    chmodSync(join(root, path), 0o1777)
  }
  for (const [path, source] of Object.entries(volumes)) {
    const target = inImage({ ...image, root }, path)
    fillNewVolume(source, target, inImage(image, path))
    rmSync(target, { recursive: true, force: true })
    symlinkSync(source, target)
  }
}

/** A new named volume takes over what the image has in that folder, and its owner; where it has nothing the volume is root's. */
function fillNewVolume(volume: string, target: string, folder: string): void {
  mkdirSync(join(target, '..'), { recursive: true })
  if (existsSync(volume) && readdirSync(volume).length > 0) return
  if (existsSync(folder)) copyTree(folder, volume, { owner: 'kept' })
  else mkdirSync(volume, { recursive: true, mode: 0o755 })
}

function processSettings(image: Image, { environment = {}, translate }: ContainerOptions) {
  const isRoot = process.getuid?.() === 0
  const id = userId(image.user)
  const set = Object.entries({ ...image.environment, ...environment }).map(([name, value]) => [
    name,
    value.startsWith('/') ? join(image.root, value) : translate(value),
  ])
  return {
    cwd: inImage(image, '.'),
    env: {
      PATH: `${join(image.root, 'usr/local/bin')}:/usr/bin:/bin`,
      TMPDIR: join(image.root, 'tmp'),
      ...Object.fromEntries(set),
    },
    ...(isRoot && { uid: id, gid: id }),
  }
}

function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part))
  child.once('error', (error) => (output += error.message))
  return () => output.slice(-4000)
}

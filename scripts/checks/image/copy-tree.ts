import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  type Stats,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export interface CopyOptions {
  /** Hard links instead of copies, where the file system can; for files that nobody changes. They keep their owner. */
  readonly isLinked?: boolean
  /** User and group of the copies, or that of the originals; whoever copies otherwise. */
  readonly owner?: number | 'kept'
  /** Paths below the source that stay out. */
  readonly isIgnored?: (path: string) => boolean
}

/** Copies a file, or a folder with everything in it; what is there already under other names stays. */
export function copyTree(from: string, to: string, options: CopyOptions = {}, path = ''): void {
  if (path && options.isIgnored?.(path)) return
  const source = join(from, path)
  const target = join(to, path)
  const entry = lstatSync(source)
  if (entry.isDirectory()) {
    const isNew = mkdirSync(target, { recursive: true }) !== undefined
    if (isNew) own(target, entry, options)
    for (const name of readdirSync(source)) copyTree(from, to, options, path ? `${path}/${name}` : name)
  } else {
    mkdirSync(dirname(target), { recursive: true })
    rmSync(target, { force: true })
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) copyFile(source, target, options)
  }
}

function copyFile(source: string, target: string, { isLinked = false, owner }: CopyOptions): void {
  if (isLinked && typeof owner !== 'number' && isOnOneDevice(source, dirname(target))) {
    linkSync(source, target)
  } else {
    copyFileSync(source, target)
    own(target, lstatSync(source), { ...(owner !== undefined && { owner }) })
  }
}

function own(target: string, { uid, gid, mode }: Stats, { owner }: CopyOptions): void {
  chmodSync(target, mode)
  if (owner === 'kept') chownSync(target, uid, gid)
  else if (owner !== undefined) chownSync(target, owner, owner)
}

function isOnOneDevice(a: string, b: string): boolean {
  return lstatSync(a).dev === lstatSync(b).dev
}

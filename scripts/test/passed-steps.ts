import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from './read-json.ts'

export type Counts = z.infer<typeof COUNTS>

const COUNTS = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() })
const RECORD = z.object({ digest: z.string(), counts: COUNTS })
const FOLDER = '.cache/passed'
const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']

export type PassedSteps = ReturnType<typeof readPassedSteps>

/**
 * Steps that passed, by the digest of the files they read: a step is skipped until one of these files changes. Reads every tracked or
 * untracked file that git does not ignore. Without git, no step is skipped.
 * @param root folder of the project
 */
export function readPassedSteps(root: string) {
  const files = digests(root)
  const path = (step: string) => join(root, FOLDER, `${step.replaceAll(/\W+/g, '-')}.json`)
  /** The digest of all files except those whose path matches. */
  const digestFor = (ignores?: RegExp) => {
    const digest = createHash('sha256').update(process.version)
    for (const [file, content] of files) if (!ignores?.test(file)) digest.update(`${file} ${content}\n`)
    return digest.digest('hex')
  }
  return {
    /** The counts of a run that passed with the present files; null if the step has to run. */
    counts(step: string, ignores?: RegExp): Counts | null {
      const record = RECORD.safeParse(readJson(path(step)))
      return files.size > 0 && record.success && record.data.digest === digestFor(ignores) ? record.data.counts : null
    },
    /** Stores the counts of a step, or forgets the step if it failed. */
    record(step: string, counts: Counts, ignores?: RegExp): void {
      mkdirSync(join(root, FOLDER), { recursive: true })
      if (counts.failed > 0) rmSync(path(step), { force: true })
      else writeFileSync(path(step), JSON.stringify({ digest: digestFor(ignores), counts }))
    },
  }
}

function digests(root: string): ReadonlyMap<string, string> {
  const files = listedFiles(root).filter(Boolean).sort()
  return new Map(files.map((file) => [file, digestFile(join(root, file))]))
}

function listedFiles(root: string): string[] {
  try {
    return execFileSync('git', LIST, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\0')
  } catch {
    return []
  }
}

/** '' for a deleted file. */
function digestFile(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return ''
  }
}

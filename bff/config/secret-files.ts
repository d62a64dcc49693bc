import { readFileSync, statSync } from 'node:fs'

/** Longer files are not secrets: a list of a thousand session keys fits. */
const MOST_BYTES = 64 * 1024

/** The variable that names a file with the value of another: 'VALKEY_URL_FILE'. */
export const fileVariable = (name: string): string => `${name}_FILE`

/**
 * Reads secrets from the files that variables such as `VALKEY_URL_FILE` name. No error repeats the content of a file.
 * @param environment the variables that are set
 * @param names the variables that may be given as files
 * @source RUN-25
 */
export function readSecretFiles(environment: Readonly<Record<string, string>>, names: readonly string[]) {
  const values: Record<string, string> = {}
  const paths = new Map<string, string>()
  const issues: string[] = []
  for (const name of names) {
    const path = environment[fileVariable(name)]
    if (path === undefined) continue
    if (environment[name] !== undefined) {
      issues.push(`${fileVariable(name)}: and ${name} are both set; keep one of them`)
      continue
    }
    paths.set(name, path)
    const content = readSecret(path)
    if (typeof content === 'string') values[name] = content
    else issues.push(`${fileVariable(name)}: ${content.issue}`)
  }
  return {
    /** The values by variable name, without the `_FILE`. */
    values,
    /** The paths by variable name, also of files that cannot be read. Without those of variables that are set too. */
    paths,
    issues,
  }
}

/** The content without the line ends that editors and `echo` add. */
function readSecret(path: string): string | { readonly issue: string } {
  const quoted = JSON.stringify(path)
  try {
    const entry = statSync(path)
    // Reading a pipe or a device may never end.
    if (!entry.isFile()) return { issue: `${quoted} is not a file` }
    if (entry.size > MOST_BYTES) return { issue: `${quoted} is larger than ${MOST_BYTES / 1024} KiB` }
    const content = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
    return content.trim() === '' ? { issue: `${quoted} is empty` } : content
  } catch (error) {
    return { issue: `${quoted} ${reasonFor(error)}` }
  }
}

export function reasonFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return 'does not exist'
  return code === 'EACCES' ? 'may not be read by this process' : 'cannot be read'
}

import { matchesGlob } from 'node:path'

/**
 * Whether a path of the build context is left out. As Docker reads `.dockerignore`: patterns are relative to its root, the
 * last that matches decides, `!` takes back in, and what lies in a folder that is left out is left out with it.
 */
export function dockerIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), pattern: line.replace(/^!?\/?/, '').replace(/\/$/, '') }))
  return (path) =>
    rules.findLast(({ pattern }) => withParents(path).some((part) => matchesGlob(part, pattern)))?.isIgnored ?? false
}

/** 'a/b/c' as 'a', 'a/b', 'a/b/c'. */
function withParents(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

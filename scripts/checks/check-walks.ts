/** The walks of docs/walks.md are true: each file of the server that a walk names imports the next one. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const STEP = /^\d+\. \[[^\]]+\]\(([^)]+)\)/

const walks = readFileSync('docs/walks.md', 'utf8').split(/^## /m).slice(1)
const wrong = walks.flatMap((walk) => {
  const steps = walk.split('\n').flatMap((line) => STEP.exec(line)?.[1] ?? [])
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]
    if (next === undefined || !step.startsWith('../bff/')) return []
    const source = readFileSync(join('docs', step), 'utf8')
    return source.includes(`/${basename(next)}'`) ? [] : [`${walk.split('\n')[0]}: ${step} does not import ${next}`]
  })
})
for (const finding of wrong) console.error(`docs/walks.md ${finding}`)
if (wrong.length > 0) process.exitCode = 1

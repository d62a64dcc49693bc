/**
 * Checks the subjects of commits: imperative, 72 characters at most. Without an argument it reads the commits that origin/main does not have;
 * otherwise those of a range, such as `HEAD~3..HEAD`. Passes if git does not know the range, as in a shallow clone or a copy without history.
 */
import { spawnSync } from 'node:child_process'
import { subjectProblem } from './sources/commit-subject.ts'

const [range = 'origin/main..HEAD'] = process.argv.slice(2)
const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', range, '--'], { encoding: 'utf8' })
if (status === 0) {
  const commits = stdout.split('\n').filter(Boolean)
  for (const commit of commits) {
    const [hash = ''] = commit.split(' ')
    const problem = subjectProblem(commit.slice(hash.length + 1))
    if (problem === null) continue
    console.error(`${commit}\n  The subject ${problem}.`)
    process.exitCode = 1
  }
  console.info(`${commits.length} commits of ${range}`)
} else {
  console.info(`git does not know ${range}: no commits are checked`)
}

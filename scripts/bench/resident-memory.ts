import { readFileSync } from 'node:fs'

/** What a process has in memory, in megabytes. Linux only. */
export function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

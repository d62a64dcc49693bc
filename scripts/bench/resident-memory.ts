import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes. Linux only. */
export const residentMegabytes = (pid: number | undefined): number => readMegabytes('VmRSS', pid)

/** The peak of a process's resident memory in megabytes. Linux only. */
export const peakMegabytes = (pid: number | undefined): number => readMegabytes('VmHWM', pid)

function readMegabytes(field: string, pid: number | undefined): number {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const LOOK_EVERY_MS = 500

/**
 * Stops this process as SIGTERM does when the one that started it is gone: npm passes a signal on, but not its own sudden end,
 * and a server nobody knows of keeps the port.
 */
export function endWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}

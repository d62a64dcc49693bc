import { openDeviceValue } from '../storage/open-device-value.ts'
import { decodeTasks } from './task.ts'

/** The tasks of a device, in order. */
export const queuedTasks = openDeviceValue('syncTasks', 'tasks', decodeTasks)

/** Name of the lock under which tasks are sent, in any tab or in the service worker. */
export const lockName = (deviceDatabase: string): string => `${deviceDatabase}/syncTasks`

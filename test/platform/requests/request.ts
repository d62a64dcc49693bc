/** Answers of the calls made so far. */
export interface Answers {
  /** `result` of the call's answer. @throws when the call has not been made */
  result(call: string): unknown
  /** Any part of the call's answer, such as `meta.refreshToken`. @throws when the answer lacks it */
  part(call: string, path: string): unknown
}

/** How a recorded call is sent again. The recording kept its method and the first 200 characters of its path. */
export interface CallRequest {
  /** The whole path, when the recording cut it off. */
  readonly path?: string
  /** The body, sent as JSON. */
  readonly body?: (answers: Answers) => unknown
}

export type CallRequests = Readonly<Record<string, CallRequest>>

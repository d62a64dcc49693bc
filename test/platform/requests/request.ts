/** Answers of previous calls. */
export interface Answers {
  /** `result` of the call's answer. @throws if the call has not been made */
  result(call: string): unknown
  /** A part of the call's answer, such as `meta.refreshToken`. @throws if it is missing */
  part(call: string, path: string): unknown
}

/** How to send a recorded call again. The recording has its method and the first 200 characters of its path. */
export interface CallRequest {
  /** The whole path, if the recording truncated it. */
  readonly path?: string
  /** The body, sent as JSON. */
  readonly body?: (answers: Answers) => unknown
}

export type CallRequests = Readonly<Record<string, CallRequest>>

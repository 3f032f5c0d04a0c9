/** Thrown by the handler of a job that no further attempt would help: the job is not tried again, and stays on the queue as failed. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}

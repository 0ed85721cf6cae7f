import type { WorkerNews } from '../stores/device/worker-caller.ts';

/** What a worker does whose calls are answered one by one: with a value, or with what went wrong. */
export function answerCalls<Call>(answer: (call: Call) => Promise<unknown>): void {
  const post = (news: WorkerNews): void => self.postMessage(news);
  self.addEventListener('message', async ({ data }: MessageEvent<Call & { call: number }>) => {
    const { call } = data;
    try {
      post({ call, value: await answer(data) });
    } catch (error) {
      post({ call, trouble: String(error) });
    }
  });
  post({ ready: true });
}

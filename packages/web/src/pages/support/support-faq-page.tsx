import { supportFaqHead } from '@signal-shop/ui/chrome/page-head/heads/support/support-faq.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { SupportFaqScreen } from '@signal-shop/ui/screens/support/support-faq/support-faq-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { showcaseAtom } from '../../state/site/showcase.ts';
import {
  faqSearchAtom,
  linkedQuestionAtom,
  questionsAtom,
  refetchQuestions,
  searchQuestions,
} from '../../state/support/faq.ts';

export function SupportFaqPage() {
  const questions = withRetry(useAtomValue(questionsAtom), useSetAtom(refetchQuestions));
  return (
    <>
      <PageHead {...supportFaqHead} />
      <SupportFaqScreen
        state={questions.status === 'ready' ? { status: 'ready', groups: questions.value } : questions}
        goods={useAtomValue(showcaseAtom)}
        openQuestion={useAtomValue(linkedQuestionAtom)}
        search={useAtomValue(faqSearchAtom)}
        onSearch={useSetAtom(searchQuestions)}
      />
    </>
  );
}

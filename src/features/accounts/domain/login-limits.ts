import {
  failedLoginsPerAccount,
  failedLoginsPerAccountAndNetwork,
  failedLoginsPerDevice,
  failedLoginsPerNetwork,
} from './limits';

type Attempt = {
  /** Audience and email, whether or not such an account exists. */
  account: string;
  address: string;
  network: string;
  /** The account's trusted device that the attempt comes from. */
  device: string | null;
};

/**
 * Counts a trusted device separately, so that guesses elsewhere do not lock its owner out; lists the narrowest limit
 * first, because a refused try uses up no wider limit.
 */
export const loginLimits = ({ account, address, network, device }: Attempt) =>
  device
    ? [{ limit: failedLoginsPerDevice, subject: device }]
    : [
        { limit: failedLoginsPerAccountAndNetwork, subject: `${account}@${network}` },
        { limit: failedLoginsPerNetwork, subject: address },
        { limit: failedLoginsPerAccount, subject: account },
      ];

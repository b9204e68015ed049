"""Runs a command, interrupts it when its engine runs, and sees that it ends as interrupted."""
import signal
import subprocess
import sys
import time

process = subprocess.Popen(sys.argv[1:])
for _ in range(100):
    time.sleep(0.1)
    if subprocess.run(["pgrep", "-f", "^sleep 4322"], stdout=subprocess.DEVNULL).returncode == 0:
        break
process.send_signal(signal.SIGTERM)
sys.exit(process.wait(timeout=20) != 128 + signal.SIGTERM)
